export { LatestIntensity } from './latest-intensity.tsx'
