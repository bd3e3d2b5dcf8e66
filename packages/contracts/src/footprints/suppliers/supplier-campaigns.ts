import { CAMPAIGN_COUNTS } from '@understory/domain/footprints/suppliers/campaign-counts.ts'
import { SUPPLIER_REQUEST_STATES } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { z } from 'zod'
import { asDay, Day } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { NeededLine } from '../../inputs/plain-line.ts'
import { AskedSuppliers, AskSuppliersBody } from '../ask-suppliers.ts'
import { OfFootprint } from '../company-footprints/inventories.ts'

const MOST_REMINDERS = 3

const CAMPAIGN_NAME = NeededLine(100, 'Please give the campaign a name.')

const OfCampaign = z.object({ supplierCampaignId: z.uuid() })

const Counts = z.record(z.enum(CAMPAIGN_COUNTS), z.int())

const SupplierCampaign = z.object({
  supplierCampaignId: z.uuid(),
  name: z.string(),
  dueOn: Day,
  /** How often who has not answered is reminded at most. */
  reminders: z.int(),
  startedOn: Day,
  /** `null`: it runs. */
  endedOn: Day.nullable(),
  /** How many suppliers were asked, and what became of it. */
  asked: z.int(),
  counts: Counts,
})
export type SupplierCampaign = z.output<typeof SupplierCampaign>

export const ListSupplierCampaigns = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/supplier-campaigns',
  summary: 'Campaigns in which suppliers were asked for the figures of a footprint, newest first',
  params: OfFootprint,
  answer: z.object({ campaigns: z.array(SupplierCampaign) }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const StartSupplierCampaign = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/supplier-campaigns',
  summary:
    'Ask up to 50 suppliers the same under one name, with its own number of reminders; none is made where nobody can be asked',
  params: OfFootprint,
  body: AskSuppliersBody.extend({
    name: CAMPAIGN_NAME,
    reminders: z
      .int()
      .min(0, 'Please use a number of zero or more.')
      .max(MOST_REMINDERS, 'Please use at most 3 reminders.')
      .default(MOST_REMINDERS),
  }),
  status: 201,
  answer: AskedSuppliers.extend({
    /** `null`: nobody could be asked. */
    supplierCampaignId: z.uuid().nullable(),
  }),
  refusals: ['INVENTORY_NOT_FOUND', 'OWN_EMAIL_UNVERIFIED', 'BAD_REQUEST'],
})

export const GetSupplierCampaign = endpoint({
  method: 'GET',
  path: '/api/supplier-campaigns/{supplierCampaignId}',
  summary: 'A campaign, each request of it, and what came of it in the inventory',
  params: OfCampaign,
  answer: SupplierCampaign.extend({
    footprintId: z.uuid(),
    message: z.string().nullable(),
    /** What was changed of it while it ran, newest first. */
    changes: z.array(
      z.object({
        at: z.iso.datetime(),
        /** `null`: someone who is no longer here. */
        changedBy: z.string().nullable(),
        name: z.object({ before: z.string(), after: z.string() }).nullable(),
        dueOn: z.object({ before: Day, after: Day }).nullable(),
      }),
    ),
    requests: z.array(
      z.object({
        supplierRequestId: z.uuid(),
        supplierId: z.uuid(),
        supplierName: z.string(),
        /** `null`: the link is handed on. */
        email: z.string().nullable(),
        state: z.enum(SUPPLIER_REQUEST_STATES),
        steppedOn: Day,
        reminded: z.int(),
        /** What its answer counts in the inventory; `null`: none was accepted. */
        use: z
          .object({
            grams: z.int(),
            /** What the spending came to that it replaces. */
            replacedGrams: z.int(),
            isSupplierData: z.boolean(),
          })
          .nullable(),
      }),
    ),
  }),
  refusals: ['SUPPLIER_CAMPAIGN_NOT_FOUND'],
})

export const ChangeSupplierCampaign = endpoint({
  method: 'PUT',
  path: '/api/supplier-campaigns/{supplierCampaignId}',
  summary:
    'Change the name and the due date of a campaign; requests without an answer, their links and their reminders follow, and nobody is emailed',
  params: OfCampaign,
  body: z.strictObject({ name: CAMPAIGN_NAME, dueOn: asDay(z.iso.date('Please choose a day.')) }),
  status: 204,
  refusals: ['SUPPLIER_CAMPAIGN_NOT_FOUND', 'SUPPLIER_CAMPAIGN_ENDED', 'BAD_REQUEST'],
})

export const RemindSupplierCampaign = endpoint({
  method: 'POST',
  path: '/api/supplier-campaigns/{supplierCampaignId}/reminders',
  summary:
    'Remind by email those who have not answered: once in two days, nobody who is at it, and nobody more often than three times',
  params: OfCampaign,
  answer: z.object({ reminded: z.int() }),
  refusals: ['SUPPLIER_CAMPAIGN_NOT_FOUND', 'SUPPLIER_CAMPAIGN_ENDED', 'TOO_MANY_ATTEMPTS'],
})

export const EndSupplierCampaign = endpoint({
  method: 'POST',
  path: '/api/supplier-campaigns/{supplierCampaignId}/end',
  summary: 'End a campaign: requests without an answer are cancelled, and answers stay',
  params: OfCampaign,
  status: 204,
  refusals: ['SUPPLIER_CAMPAIGN_NOT_FOUND'],
})
