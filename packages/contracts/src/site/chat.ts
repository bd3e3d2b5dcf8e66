import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const GetChatIdentity = endpoint({
  method: 'GET',
  path: '/api/chat/identity',
  summary: 'Who you are for the chat, signed as it asks for; where chat is switched on',
  answer: z.object({
    /** A JSON web token for a quarter of an hour, with the user's id, name and email. */
    token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  }),
  refusals: ['NOT_FOUND'],
})
