import fc from 'fast-check'

// A mutant that lives meets every test, so a property gets a third of a second, not all its cases.
fc.configureGlobal({ interruptAfterTimeLimit: 300, markInterruptAsFailure: false })
