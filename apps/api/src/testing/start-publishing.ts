import { DecideChange, DraftChange, GetChangeSubject } from '@understory/contracts/staff/changes.ts'
import type { Bearer } from './cross-account/actors.ts'
import { joinStaff } from './people/staff.ts'
import type { TestApi } from './start-test-api.ts'

type FormChange = {
  readonly kind: string
  readonly subject?: string
  readonly values: Readonly<Record<string, string>>
}

/** Two people who publish what staff change by a form; fields that are not named stay as they are. */
export async function startPublishing(api: TestApi) {
  const [author, other] = [(await joinStaff(api)).bearer, (await joinStaff(api)).bearer]

  const draft = async ({ kind, subject = 'installation', values }: FormChange) => {
    const standing = await api.call(GetChangeSubject, { params: { kind, subject } }, author)
    const all = { ...standing.data.values, ...values }
    const body = { kind, subject, values: all, reason: 'As we agreed.' }
    return api.call(DraftChange, { body }, author)
  }
  const decide = (changeId: string, to: 'propose' | 'publish', by: Bearer) =>
    api.call(DecideChange, { params: { changeId }, body: { to } }, by)
  const publishDraft = async (changeId: string) => {
    const proposed = await decide(changeId, 'propose', author)
    const published = await decide(changeId, 'publish', other)
    if (proposed.status !== 204 || published.status !== 204) throw new Error('it was not published')
    await api.deps.refreshInstallation()
    return changeId
  }
  const publish = async (change: FormChange) => publishDraft((await draft(change)).data.changeId)
  return { author, other, draft, publishDraft, publish }
}
