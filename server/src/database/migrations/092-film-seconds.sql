-- How long a finished film is: its script may ask for another length than the request. A hosted project may have this
-- column too; without it the shelf shows the length that was asked for.
alter table public.shorts_generation add column seconds real check (seconds > 0);
