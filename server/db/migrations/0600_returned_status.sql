-- A payment that came back is not one that failed.
update requests set status = 'Returned' where status = 'Failed' and failure ->> 'code' = 'HOST_FCY_RETURNED';
update request_steps set status = 'Returned' where status = 'Failed' and action = 'return';
