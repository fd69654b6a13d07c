import { carouselWords } from '../../words/carousel.ts'
import { adoptStyle } from '../common/adopt.ts'
import { prefersStillness } from '../common/motion.ts'
import type { Wake } from '../common/wake.ts'
import { addStatus, labelCarousel } from './labels.ts'
import { Rotation } from './rotation.ts'
import { makeSlider } from './slider.ts'
import { carouselStyle } from './style.ts'

/**
 * Turns the row of testimonials into a carousel (WAI-ARIA carousel pattern): it advances by itself and
 * wraps. It waits while the pointer is over it, it has the keyboard's focus, it is paused or its tab is
 * hidden. Steps by hand are announced; those by itself are not.
 */
export const wake: Wake = (region) => {
  const row = region.querySelector<HTMLElement>('.row')
  const [previous, pause, next] = region.querySelectorAll<HTMLButtonElement>('[type=button]')
  if (!row || !previous || !pause || !next) return
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
  labelCarousel(region, row, slides)
  const status = addStatus(region)
  adoptStyle(carouselStyle)
  row.scrollLeft = 0
  row.classList.add('awake')
  const slider = makeSlider(row, slides)
  const rotation = new Rotation(() => slider.next())

  const step = (direction: 1 | -1) => {
    const { rel } = slider.track.details
    const shown = (rel + direction + slides.length) % slides.length
    const author = slides[shown]?.querySelector('cite')?.textContent ?? ''
    status.textContent = carouselWords.shown(shown + 1, slides.length, author)
    if (direction === 1) slider.next()
    else slider.prev()
    rotation.restart()
  }
  previous.addEventListener('click', () => step(-1))
  next.addEventListener('click', () => step(1))
  row.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  })
  slider.on('dragEnded', () => rotation.restart())
  pauseByButton(pause, rotation)
  pauseByAttention(region, rotation)
}

/** The pause button; pressed from the start for visitors who prefer less motion. */
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
