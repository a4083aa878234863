-- The name that its owner gave a film. A hosted project may have this column too; without it films cannot be named.
alter table public.shorts_generation add column title text check (char_length(title) between 1 and 120);
