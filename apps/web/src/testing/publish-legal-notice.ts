import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

export async function publishLegalNotice(api: TestApi) {
  const fields = JSON.stringify({ text: 'Fern & Co, 1 Moss Lane.', inForceFrom: '2026-01-02' })
  await api.deps.db
    .insertInto('installation_setting')
    .values({ kind: 'legal-notice', fields, revision: 1, changed_at: api.deps.clock() })
    .execute()
}
