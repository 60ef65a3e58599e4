-- A mail about a call brings a calendar file along, which is kept with it where there is no mail server.
alter table private.kept_mails add column calendar text;
