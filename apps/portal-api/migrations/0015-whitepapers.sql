-- A white paper is kept once among its reader's applications, however often it is downloaded.
create unique index application_whitepaper_idx on application (owner_id, item_key) where kind = 'whitepaper';
