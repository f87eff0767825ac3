-- What a letter of intent says of an order whose price was not agreed on yet is no price, rather than none to pay.
update contract set amount = null where kind = 'intent' and amount = 0;
