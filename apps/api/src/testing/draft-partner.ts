import { DraftChange, GetChangeSubject } from '@understory/contracts/staff/changes.ts'
import type { Bearer } from './cross-account/actors.ts'
import type { TestApi } from './start-test-api.ts'

/** A draft that gives a project another partner. */
export async function draftPartner(api: TestApi, bearer: Bearer): Promise<string> {
  const params = { kind: 'project', subject: 'highland-birch' }
  const { values } = (await api.call(GetChangeSubject, { params }, bearer)).data
  const body = {
    ...params,
    values: { ...values, partner: 'Verified Trees of Alba' },
    reason: 'They have a new name.',
  }
  return (await api.call(DraftChange, { body }, bearer)).data.changeId
}
