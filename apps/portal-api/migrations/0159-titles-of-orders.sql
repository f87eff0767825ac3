-- Whom an order is to be invoiced to, as chosen with it; the application for the invoice begins with that.
alter table purchase_order add column invoice_title_id uuid;
