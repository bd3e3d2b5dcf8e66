import '@understory/ui/styles/tokens.css'
import '@understory/ui/fonts/fonts.css'
import '@understory/ui/styles/base.css'
import '@understory/ui/styles/layout.css'
import '@understory/ui/styles/patterns.css'

// The names alone: a module as a whole would be an object of its own beside them, in every island.
const ofComponents = import.meta.glob('../../../../packages/ui/src/**/*.module.css', {
  eager: true,
  import: 'default',
})
const ofPages = import.meta.glob('../**/*.module.css', { eager: true, import: 'default' })

/** What the one stylesheet of the site holds, the general before the particular. */
export const allStyles = { ...ofComponents, ...ofPages }
