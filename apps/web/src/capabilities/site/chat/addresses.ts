import type { Addresses } from '../../../addresses.ts'

export const CHAT_ADDRESSES: Addresses = {
  chat: 'chat.route.tsx',
}
