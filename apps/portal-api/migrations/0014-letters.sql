-- What is sent to somebody whom the portal no longer knows: address and text are encrypted with the delivery, which is
-- deleted as soon as it has been sent or given up.
alter table delivery_outbox alter column message_id drop not null;
alter table delivery_outbox add column letter_encrypted text;
alter table delivery_outbox add check (num_nonnulls(message_id, letter_encrypted) = 1);
