export { refundGifts, restoreGifts, settleGifts } from './settle-gifts.ts'
