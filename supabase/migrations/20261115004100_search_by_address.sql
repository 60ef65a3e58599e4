-- An address that somebody has left is found by its beginning, which takes the same time however many leads there are; one
-- that nobody has left is looked for anywhere in the text, as every other word.
create or replace function private.search_condition(search text) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce(string_agg(case
      -- What begins with the word, said so that the index answers: `like` would need to know the word beforehand.
      when word like '_%@%' and exists (
        select from public.leads where email_key ~>=~ word and email_key ~<~ (word || chr(1114111))
      )
        then format(' and email_key like %L', private.like_text(word) || '%')
      when length(word) >= 3 then format(' and search_text like %L', '%' || private.like_text(word) || '%')
      else format(' and (lower(name) like %1$L or email_key like %1$L)', private.like_text(word) || '%')
    end, ''), '')
    from (
      select word from regexp_split_to_table(lower(left(coalesce(search, ''), 200)), '\s+') as word where word <> '' limit 8
    ) as words
  $$;
