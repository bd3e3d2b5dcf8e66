import type { Database } from '@understory/database/connect.ts'

/** What a test account holds from before a moment. */
export type TestDataToClear = { readonly accountId: string; readonly before: Date }

/** Deletes some of it, a thousand rows or so, and says whether there may be more. Of a live account it deletes nothing. */
export type ClearsTestData = (db: Database, which: TestDataToClear) => Promise<boolean>

/** What is deleted of a test account when it is reset, or its data is old, by the manifests. */
export type Clearing = { readonly clearsTestData: readonly ClearsTestData[] }
