-- The request that asked for the film, as W3C Trace Context names it: the worker's work becomes part of its trace.
alter table curta.film add column traceparent text;
