import { ProgressSpinner } from '@understory/ui/progress-spinner.tsx'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useNavigation } from 'react-router'

type Track = <T>(work: Promise<T>) => Promise<T>

const TrackContext = createContext<Track>((work) => work)

/** Provides the function that shows the full-screen spinner until a promise settles. */
export function useProgress(): Track {
  return useContext(TrackContext)
}

/** Counts pending work, navigation included, and covers the page meanwhile. */
export function ProgressProvider({ children }: { readonly children: ReactNode }) {
  const [inFlight, setInFlight] = useState(0)
  const changingPage = useNavigation().state === 'loading' ? 1 : 0
  const track = useCallback(async function track<T>(work: Promise<T>): Promise<T> {
    setInFlight((count) => count + 1)
    try {
      return await work
    } finally {
      setInFlight((count) => count - 1)
    }
  }, [])
  return (
    <TrackContext value={track}>
      {children}
      <ProgressSpinner inFlight={inFlight + changingPage} />
    </TrackContext>
  )
}
