export { refundGifts, settleGifts } from './settle-gifts.ts'
