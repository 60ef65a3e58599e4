-- How often each page was opened on each day. A number: no visitor, no address, no time of day.
create table private.page_views (
  day date not null,
  page text not null check (length(page) <= 200),
  views bigint not null check (views > 0),
  primary key (day, page)
);
