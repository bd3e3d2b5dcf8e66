import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

export const ListWorkQueues = endpoint({
  method: 'GET',
  path: '/api/staff/work-queues',
  summary: 'What waits for the member of staff, by queue',
  answer: z.object({
    queues: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        says: z.string(),
        href: z.string(),
        /** How many wait, up to a thousand. */
        waiting: z.int(),
        /** More than that wait. */
        isMore: z.boolean(),
        oldestAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})
export type WorkQueueState = z.output<typeof ListWorkQueues.answer>['queues'][number]
