import { carouselWords } from '../../words/carousel.ts'
import { prefersStillness } from '../common/motion.ts'
import type { Wake } from '../common/wake.ts'
import { addStatus, labelCarousel } from './labels.ts'
import { Rotation } from './rotation.ts'
import { makeSlider } from './slider.ts'

/**
 * Turns the row of testimonials into a carousel (WAI-ARIA carousel pattern): it advances by itself and
 * wraps. It waits while the pointer is over it, it has the keyboard's focus, it is paused or its tab is
 * hidden. Steps by hand are announced; those by itself are not.
 */
export const wake: Wake = (region) => {
  const parts = partsOf(region)
  if (!parts) return
  const { row, slides, pause } = parts
  labelCarousel(region, row)
  const status = addStatus(region)
  stopScrolling(row)
  const slider = makeSlider(row, slides)
  const rotation = new Rotation(() => slider.next())

  stepByHand(parts, (direction) => {
    status.textContent = announcement(slides, slider.track.details.rel + direction)
    if (direction === 1) slider.next()
    else slider.prev()
    rotation.restart()
  })
  slider.on('dragEnded', () => rotation.restart())
  pauseByAttention(region, rotation)
  // The first interval begins here, unless the button is pressed from the start.
  pauseByButton(pause, rotation)
}

interface Parts {
  row: HTMLElement
  slides: HTMLElement[]
  previous: HTMLButtonElement
  pause: HTMLButtonElement
  next: HTMLButtonElement
}

/** Finds the parts of a carousel in its markup; undefined if one is missing. */
function partsOf(region: HTMLElement): Parts | undefined {
  const row = region.querySelector<HTMLElement>('.row')
  const previous = region.querySelector<HTMLButtonElement>('[name=previous]')
  const pause = region.querySelector<HTMLButtonElement>('[name=pause]')
  const next = region.querySelector<HTMLButtonElement>('[name=next]')
  if (!row || !previous || !pause || !next) return undefined
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
  return { row, slides, previous, pause, next }
}

/** Makes the row stand still at its start, for the slider to move it. */
function stopScrolling(row: HTMLElement): void {
  row.scrollLeft = 0
  row.classList.add('awake')
}

/** Calls `step` with 1 for the next slide and -1 for the previous one, as the visitor asks by button or arrow key. */
function stepByHand({ row, previous, next }: Parts, step: (direction: 1 | -1) => void): void {
  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  row.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
}

/** Returns the announcement of the slide at an index, which wraps: 'Depoimento 3 de 7, de Ana'. */
function announcement(slides: HTMLElement[], index: number): string {
  const shown = (index + slides.length) % slides.length
  const author = slides[shown]?.querySelector('cite')?.textContent ?? ''
  return carouselWords.shown(shown + 1, slides.length, author)
}

/** Holds the rotation while the pause button is pressed, as it is from the start for visitors who prefer less motion. */
function pauseByButton(pause: HTMLButtonElement, rotation: Rotation): void {
  const setPaused = (paused: boolean) => {
    pause.ariaPressed = String(paused)
    rotation.hold('button', paused)
  }
  pause.addEventListener('click', () => setPaused(pause.ariaPressed !== 'true'))
  setPaused(prefersStillness())
}

/**
 * Holds the rotation while the mouse is over the carousel, it has the keyboard's focus, or its tab is
 * hidden.
 */
function pauseByAttention(region: HTMLElement, rotation: Rotation): void {
  region.addEventListener('pointerenter', ({ pointerType }) => {
    rotation.hold('hover', pointerType === 'mouse')
  })
  region.addEventListener('pointerleave', () => rotation.hold('hover', false))
  region.addEventListener('focusin', ({ target }) => {
    rotation.hold('focus', target instanceof Element && target.matches(':focus-visible'))
  })
  region.addEventListener('focusout', () => rotation.hold('focus', false))
  document.addEventListener('visibilitychange', () => rotation.hold('hidden', document.hidden))
}
