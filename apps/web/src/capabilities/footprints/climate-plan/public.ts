export { LatestIntensity } from './intensity/latest-intensity.tsx'
