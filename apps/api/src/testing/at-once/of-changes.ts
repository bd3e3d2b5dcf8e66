import {
  DecideChange,
  DraftChange,
  GetChangeSubject,
  SaveChange,
  TakeChangeBack,
} from '@understory/contracts/staff/changes.ts'
import { joinStaff } from '../people/staff.ts'
import { all, one, type Promised } from './promises.ts'
import type { Scene } from './scene.ts'

const REASON = 'The partner has a new name.'

async function bodyFor({ api, staff }: Scene, subject: string) {
  const params = { kind: 'project', subject }
  const { values } = (await api.call(GetChangeSubject, { params }, staff)).data
  return { ...params, values: { ...values, partner: `Partner of ${subject}` }, reason: REASON }
}

async function draftOf(scene: Scene, subject: string): Promise<string> {
  const body = await bodyFor(scene, subject)
  return (await scene.api.call(DraftChange, { body }, scene.staff)).data.changeId
}

/** Of what staff change in what everyone sees. */
export const OF_CHANGES: readonly Promised[] = [
  one(DraftChange, ['CHANGE_IS_OPEN'], async (scene) => ({
    by: scene.staff,
    body: await bodyFor(scene, 'highland-birch'),
  })),
  all(SaveChange, async (scene) => {
    const changeId = await draftOf(scene, 'agroforest-kenya')
    const { values, reason } = await bodyFor(scene, 'agroforest-kenya')
    return { by: scene.staff, params: { changeId }, body: { values, reason } }
  }),
  one(DecideChange, ['CHANGE_DECIDED'], async (scene) => {
    const changeId = await draftOf(scene, 'clean-cookstoves')
    return { by: scene.staff, params: { changeId }, body: { to: 'propose' } }
  }),
  one(TakeChangeBack, ['CHANGE_IS_OPEN'], async (scene) => {
    const changeId = await draftOf(scene, 'mangroves-mahajanga')
    const params = { changeId }
    const other = (await joinStaff(scene.api)).bearer
    await scene.api.call(DecideChange, { params, body: { to: 'propose' } }, scene.staff)
    await scene.api.call(DecideChange, { params, body: { to: 'publish' } }, other)
    return { by: scene.staff, params, body: { reason: REASON } }
  }),
]
