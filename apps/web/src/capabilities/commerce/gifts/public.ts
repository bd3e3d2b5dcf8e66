export { GiftCard } from './setup/gift-card.tsx'
