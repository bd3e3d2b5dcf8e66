-- Not in a transaction: a campaign counts its requests.
create index concurrently supplier_request_campaign on supplier_request (campaign_id) where campaign_id is not null;
