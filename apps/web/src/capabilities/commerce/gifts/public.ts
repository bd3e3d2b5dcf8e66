export { GiftLink } from './gift-link.tsx'
export { GiftCard } from './setup/gift-card.tsx'
