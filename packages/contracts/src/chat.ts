import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const GetChatIdentity = endpoint({
  method: 'GET',
  path: '/api/chat/identity',
  summary: 'Who you are for the chat, with the proof that it asks for; where chat is switched on',
  answer: z.object({
    userId: z.uuid(),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    name: z.string(),
    email: z.string(),
  }),
  refusals: ['NOT_FOUND'],
})
