-- The last digits of the code under which a document is handed in through the portal.
create sequence underlying_numbers start with 101;
create index underlying_documents_by_file on underlying_documents (company_id, lower(file_name), submitted_at);
