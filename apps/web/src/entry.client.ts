import { clearRefusals } from './browser/clear-refusals.ts'
import { copyLinks } from './browser/copy-links.ts'
import { followCurrency } from './browser/currency.ts'
import { holdForms } from './browser/hold-forms.ts'
import { followSearchKey } from './browser/keys/search-key.ts'
import { followSlashKey } from './browser/keys/slash-key.ts'
import { followCounters } from './browser/live/counters.ts'
import { echoTyped } from './browser/live/echo-typed.ts'
import { followSums } from './browser/live/follow-sums.ts'
import { rememberMenuGroups } from './browser/menu-groups.ts'
import { openDialogsAsModals } from './browser/modal-dialogs.ts'
import { noteMetrics } from './browser/note-metrics.ts'
import { forgetOnSignOut, noteVisit } from './browser/note-visit.ts'
import { refuseHalfTyped } from './browser/refuse-half-typed.ts'
import { refuseLargeFiles } from './browser/refuse-large-files.ts'
import { rememberChoice } from './browser/remember-choice.ts'
import { saveInPlace } from './browser/save-in-place.ts'
import { submitOnce } from './browser/submit-once.ts'
import { startToasts } from './browser/toasts.ts'
import { islandsAnswer } from './islands/islands-answer.ts'

forgetOnSignOut()
noteVisit()
noteMetrics()
refuseHalfTyped()
saveInPlace()
holdForms()
submitOnce()
rememberMenuGroups()
openDialogsAsModals()
startToasts()
copyLinks()
followCounters()
echoTyped()
clearRefusals()
refuseLargeFiles()
rememberChoice()
followCurrency()
followSlashKey()
followSearchKey()
followSums()
await islandsAnswer()
/** Tells styles and tests that controls answer now. */
document.documentElement.dataset.hydrated = ''
// While developing, a changed page is fetched again; islands change in place.
import.meta.hot?.on('react-router:hmr', () => location.reload())
