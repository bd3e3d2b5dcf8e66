import { CAPABILITIES } from '../../apps/api/src/capabilities.ts'
import { readSources } from '../check/read-sources.ts'
import { capabilitiesMap } from './capabilities-map.ts'
import { capabilitiesPage } from './capabilities-page.ts'
import { capabilityLayers } from './capability-layers.ts'
import { platformRightsPage } from './platform-rights-page.ts'

/** The documents that are made from the manifests, by their path. */
export const generatedDocs = (): Readonly<Record<string, string>> => ({
  'docs/capabilities.md': capabilitiesPage(CAPABILITIES, capabilityLayers(readSources())),
  'docs/capabilities.svg': capabilitiesMap(CAPABILITIES),
  'docs/security/platform-rights.md': platformRightsPage(CAPABILITIES),
})
