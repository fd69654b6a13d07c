// @vitest-environment jsdom
import { type FormPatch, set, unset } from 'sanity'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../base/testing/show.tsx'
import { useReplacedAlt } from './useReplacedAlt.ts'

const OLD = 'image-old-10x10-png'
const BEGINNING = [set({ progress: 2 }, ['_upload'])]
const ARRIVAL = [set({ _type: 'reference', _ref: 'image-new-10x10-png' }, ['asset'])]
const END = [unset(['_upload'])]

const setAlt = vi.fn()
let sees: (patches: readonly FormPatch[]) => void

beforeEach(() => {
  setAlt.mockReset()
})

function Image({ alt }: { alt: string }) {
  sees = useReplacedAlt({ asset: OLD, alt, setAlt }).follow
  return null
}

test('the text of another picture is taken away when the new one has arrived', () => {
  show(<Image alt="Família na praia" />)
  sees(BEGINNING)
  expect(setAlt).not.toHaveBeenCalled()
  sees(ARRIVAL)
  expect(setAlt).toHaveBeenCalledWith(undefined)
})

test('a text that was written while the file was on its way stays', () => {
  const showAgain = show(<Image alt="Família na praia" />)
  sees(BEGINNING)
  showAgain(<Image alt="Casal no parque" />)
  sees(ARRIVAL)
  expect(setAlt).not.toHaveBeenCalled()
})

test('a text that was written after an upload was given up describes the picture before the next', () => {
  const showAgain = show(<Image alt="Família na praia" />)
  sees(BEGINNING)
  sees(END)
  showAgain(<Image alt="Família na praia de Santos" />)
  sees(ARRIVAL)
  expect(setAlt).toHaveBeenCalledWith(undefined)
})
