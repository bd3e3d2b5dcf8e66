import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'

/**
 * Orders as if they stood on several servers, the first account's on one, the second's on another, and so on. As
 * strict as such servers are: a function that one of them runs takes orders of its own accounts alone.
 */
export async function spreadOrders(db: Database, accounts: readonly string[]): Promise<void> {
  const cases = accounts.map((account, at) => `when '${account}' then ${at + 1}`).join(' ')
  await sql
    .raw(`
      create or replace function order_slice(account uuid) returns integer language sql stable as
        $$ select case account ${cases} else ${accounts.length + 1} end $$;

      create schema one_server;
      create function refuse_others(account uuid, accounts uuid[]) returns void language plpgsql as $$ begin
        if account is null or exists (select from unnest(accounts) a
            where order_slice(a) <> order_slice(account)) then
          raise exception 'orders of several servers in one call';
        end if;
      end $$;

      create function accounts_of(orders json) returns uuid[] language sql as
        $$ select array_agg((o ->> 'account_id')::uuid) from json_array_elements(orders) o $$;

      alter function store_orders(uuid, json, bytea[], timestamptz) set schema one_server;
      create function store_orders(account uuid, orders json, bodies bytea[], received_at timestamptz)
      returns int[] language plpgsql as $$ begin
        perform refuse_others(account, accounts_of(orders));
        return one_server.store_orders(account, orders, bodies, received_at);
      end $$;

      alter function save_orders(uuid, json) set schema one_server;
      create function save_orders(account uuid, orders json) returns integer language plpgsql as $$ begin
        perform refuse_others(account, accounts_of(orders));
        return one_server.save_orders(account, orders);
      end $$;

      alter function find_orders(uuid, uuid[], uuid[], text[]) set schema one_server;
      create function find_orders(account uuid, accounts uuid[], stores uuid[], external_ids text[])
      returns json language plpgsql as $$ begin
        perform refuse_others(account, accounts);
        return one_server.find_orders(account, accounts, stores, external_ids);
      end $$;`)
    .execute(db)
}
