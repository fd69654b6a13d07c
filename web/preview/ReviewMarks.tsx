'use client'

import { chosenMessage, readMarks, WANTED_MESSAGE } from '@elos/content/review/markMessages'
import type { Mark } from '@elos/content/review/marks'
import { useEffect, useRef, useState } from 'react'
import { type Box, seenOf } from './boxes.ts'
import { type MarkedElement, markedElements } from './markedElements.ts'

/**
 * Marks the texts and pictures that the Studio's review finds something about. A click on a mark has the
 * Studio open the field. The marks lie over the page and move nothing on it.
 */
export function ReviewMarks({ studioOrigin }: { studioOrigin: string }) {
  const layer = useRef<HTMLUListElement>(null)
  const places = usePlaces(useMarks(studioOrigin), layer)
  return (
    <ul ref={layer} aria-label="Para revisar nesta página">
      {places.map(({ marks, box, isFloating, fromRight }, index) => {
        const [first] = marks
        const number = index + 1
        return (
          <li key={number} style={{ ...box, zIndex: isFloating ? 6 : 2 }}>
            <button
              type="button"
              aria-label={`Para revisar: ${messageOf(marks)}`}
              onClick={() => first && parent.postMessage(chosenMessage(first), studioOrigin)}
            >
              {number}
            </button>
            <span aria-hidden style={{ right: -fromRight }}>
              {messageOf(marks)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const messageOf = (marks: readonly Mark[]): string =>
  [...new Set(marks.map(({ message }) => message))].join(' ')

/** The marks that the Studio sends; none outside its frame. */
function useMarks(studioOrigin: string): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    if (parent === window) return
    const listen = ({ origin, data }: MessageEvent) => {
      const sent = origin === studioOrigin ? readMarks(data) : undefined
      if (sent) setMarks(sent)
    }
    addEventListener('message', listen)
    parent.postMessage(WANTED_MESSAGE, studioOrigin)
    return () => removeEventListener('message', listen)
  }, [studioOrigin])
  return marks
}

/** Marks, and where they are on the page. */
interface Place {
  marks: Mark[]
  box: Box
  isFloating: boolean
  /** How far the words of the mark may reach beyond its right edge. */
  fromRight: number
}

/** The widest that the words of a mark get, in pixels. */
const WORDS_WIDTH = 280

/** Where marks are, again whenever the page changes, scrolls or gets another size. */
function usePlaces(
  marks: readonly Mark[],
  layer: React.RefObject<HTMLUListElement | null>,
): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    let elements: MarkedElement[] | undefined
    let frame = 0
    const measure = () => {
      frame = 0
      elements ??= markedElements(document.body, marks)
      const origin = layer.current?.getBoundingClientRect()
      if (origin) setPlaces(elements.flatMap((each) => placeOf(each, origin)))
    }
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const changed = new MutationObserver((changes) => {
      if (changes.every(({ target }) => layer.current?.contains(target))) return
      elements = undefined
      measureSoon()
    })
    const resized = new ResizeObserver(measureSoon)
    if (marks.length > 0) {
      const attributeFilter = ['src', 'alt', 'hidden', 'open', 'aria-hidden']
      const options = { subtree: true, childList: true, characterData: true, attributeFilter }
      changed.observe(document.body, options)
      resized.observe(document.body)
      addEventListener('scroll', measureSoon, { capture: true, passive: true })
    }
    measureSoon()
    return () => {
      cancelAnimationFrame(frame)
      changed.disconnect()
      resized.disconnect()
      removeEventListener('scroll', measureSoon, { capture: true })
    }
  }, [marks, layer])
  return places
}

function placeOf({ element, marks }: MarkedElement, origin: DOMRect): Place[] {
  const seen = seenOf(element)
  if (!seen) return []
  const { top, left, width, height } = seen.box
  const box = { top: top - origin.top, left: left - origin.left, width, height }
  const room = document.documentElement.clientWidth - (left + width)
  const fromRight = Math.min(room, Math.max(0, WORDS_WIDTH - left - width + 16))
  return [{ marks, box, isFloating: seen.isFloating, fromRight }]
}
