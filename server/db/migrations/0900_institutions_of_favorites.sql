-- The lists of favorites show the institution by its name; its code is in bank_code.
update favorites as f
set destination_bank = i.name
from institutions as i
where f.payment_type in ('BILL_PAY', 'TOPUP') and i.institution = f.bank_code
  and i.effective_from = (select max(later.effective_from) from institutions as later where later.institution = i.institution);
