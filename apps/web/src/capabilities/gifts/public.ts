export { GIFT_PICTURE, GiftCard } from './setup/gift-card.tsx'
