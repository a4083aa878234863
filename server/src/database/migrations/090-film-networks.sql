-- The network from which a film was asked for, as the digest that the security log has: the line is bounded by it too.
alter table curta.film add column network text;
