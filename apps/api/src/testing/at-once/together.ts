import { randomUUID } from 'node:crypto'
import {
  RemoveEvidence,
  UploadEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  AnswerUnlock,
  RequestUnlock,
} from '@understory/contracts/footprints/verification/verifications.ts'
import { ChangeEmail, ConfirmEmail } from '@understory/contracts/people/accounts/sign-in.ts'
import { RemoveMember } from '@understory/contracts/people/members.ts'
import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import {
  GetImpactPageSettings,
  SaveImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { RemoveWidget, SetWidgetPicture } from '@understory/contracts/showing/widgets.ts'
import {
  type IdentifyStep,
  StepIdentify,
} from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { ListVehicles, UpdateVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { lockUser } from '../../capabilities/people/accounts/records.ts'
import { transact } from '../../database/transact.ts'
import { lockWaits } from '../database/lock-waits.ts'
import { PASSWORD } from '../people/people.ts'
import { addWidget, ONE_PIXEL } from '../widgets.ts'
import { newcomer } from './newcomer.ts'
import { colleague } from './of-accounts.ts'
import { evidenceOf } from './of-footprints.ts'
import { savedVehicles } from './of-vehicles.ts'
import { footprintOf } from './of-verifications.ts'
import { linkTo, type Scene } from './scene.ts'

type Answers = Promise<{ readonly status: number }[]>

/** Different requests that meet at the same moment; none may fail through our fault. */
export const TOGETHER: Readonly<Record<string, (scene: Scene) => Answers>> = {
  'two companies of one name open their pages at addresses of their own': async ({ api }) => {
    const both = await Promise.all([newcomer(api, 'business'), newcomer(api, 'business')])
    const { settings } = (await api.call(GetImpactPageSettings, {}, both[0].bearer)).data
    const save = ({ bearer }: (typeof both)[0]) =>
      api.call(SaveImpactPage, { body: settings }, bearer)
    const answers = await Promise.all(both.map(save))
    expect(new Set(answers.map(({ data }) => data.address)).size).toBe(2)
    return answers
  },

  'of two people who confirm one new email, one gets it': async ({ api }) => {
    const email = `${randomUUID()}@understory.test`
    const tokens: string[] = []
    for (const kind of ['personal', 'business'] as const) {
      const { bearer } = await newcomer(api, kind)
      await api.call(ChangeEmail, { body: { email, password: PASSWORD } }, bearer)
      tokens.push(await linkTo(api, email, 'send-email-confirmation'))
    }
    const confirm = (token: string) => api.call(ConfirmEmail, { body: { token } })
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    return answers
  },

  'two changes of one vehicle both count': async (scene) => {
    const { api, owner } = scene
    const [vehicleId = ''] = await savedVehicles(scene)
    const change = (body: object) =>
      api.call(UpdateVehicle, { params: { vehicleId }, body }, owner.bearer)
    const answers = await Promise.all([
      change({ annualMileage: 7_777 }),
      change({ multiplyVehicles: 3 }),
    ])
    const { vehicles } = (await api.call(ListVehicles, {}, owner.bearer)).data
    const { vehicle } = vehicles.find(({ uuid }) => uuid === vehicleId) ?? {}
    expect(vehicle).toMatchObject({ annualMileage: 7_777, multiplyVehicles: 3 })
    return answers
  },

  'steps towards vehicles that are not saved yet all count': async ({ api }) => {
    const take = (draftId: string, step: IdentifyStep) =>
      api.call(StepIdentify, { params: { draftId }, body: { audience: 'business', step } })
    const drafts = Array.from({ length: 10 }, () => randomUUID())
    const answers = await Promise.all(
      drafts.flatMap((draftId) => [
        take(draftId, { kind: 'form', mileageUnit: 'km' }),
        take(draftId, { kind: 'go', action: 'ghg-estimate' }),
      ]),
    )
    for (const draftId of drafts) {
      const { action, form } = (await take(draftId, { kind: 'open' })).data
      expect([action, form.mileageUnit]).toEqual(['ghg-estimate', 'km'])
    }
    return answers
  },

  'a picture comes to a widget that goes': async ({ api, owner }) => {
    const params = { widgetId: await addWidget(api, owner) }
    return Promise.all([
      api.call(SetWidgetPicture, { params, file: ONE_PIXEL }, owner.bearer),
      api.call(RemoveWidget, { params }, owner.bearer),
    ])
  },

  'a colleague is taken out who deletes themselves': async (scene) => {
    const { api, owner } = scene
    const { person, params } = await colleague(scene)
    const body = { email: person.email, password: PASSWORD }
    return whileHeld(scene, person.userId, [
      () => api.call(DeleteUser, { body }, person.bearer),
      () => api.call(RemoveMember, { params }, owner.bearer),
    ])
  },

  'someone who deletes themselves twice over gets one farewell': async (scene) => {
    const { api } = scene
    const { userId, email, bearer } = await newcomer(api, 'personal')
    const leave = () => api.call(DeleteUser, { body: { email, password: PASSWORD } }, bearer)
    const answers = await whileHeld(scene, userId, [leave, leave])
    const { rows } = await sql`
      select from pgboss.job
      where name = 'send-deletion-notice' and data ->> 'email' = ${email}`.execute(api.deps.db)
    expect(rows).toHaveLength(1)
    return answers
  },

  'a file is deleted that is uploaded again': async (scene) => {
    const { by, ...upload } = await evidenceOf(scene, randomUUID())
    const { evidenceId } = (await scene.api.call(UploadEvidence, upload, by)).data
    const removal = { params: { ...upload.params, evidenceId } }
    return Promise.all([
      scene.api.call(UploadEvidence, upload, by),
      scene.api.call(RemoveEvidence, removal, by),
    ])
  },

  'staff answer a request that is made again': async (scene) => {
    const { by, params } = await footprintOf(scene, 'verified')
    const asking = { params, body: { reason: 'A meter was misread' } }
    const { requestId } = (await scene.api.call(RequestUnlock, asking, by)).data
    const answer = { params: { requestId }, body: { answer: 'refused' } } as const
    return Promise.all([
      scene.api.call(AnswerUnlock, answer, scene.staff),
      scene.api.call(RequestUnlock, asking, by),
      scene.api.call(RequestUnlock, asking, by),
    ])
  },
}

type AtOnceTogetherAsk = () => Promise<{ readonly status: number }>

/** Requests that begin one after the other while a person is held: each has taken what it takes first. */
async function whileHeld(
  { api }: Scene,
  userId: string,
  asks: readonly AtOnceTogetherAsk[],
): Answers {
  const asked = await transact(api.deps.db, async (tx) => {
    await lockUser(tx, userId)
    const waiting: ReturnType<AtOnceTogetherAsk>[] = []
    for (const ask of asks) {
      waiting.push(ask())
      await untilWaiting(api, waiting.length)
    }
    return waiting
  })
  return Promise.all(asked)
}

async function untilWaiting({ deps }: Scene['api'], most: number): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    if ((await lockWaits(deps.db)) >= most) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
