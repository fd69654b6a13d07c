import KeenSlider, { type KeenSliderInstance } from 'keen-slider'
import { carousel } from '../../text/testimonials.ts'
import { adoptStyle } from '../adopt.ts'
import { prefersStillness } from '../motion.ts'
import type { Wake } from '../wake.ts'
import { Rotation } from './rotation.ts'
import { carouselStyle } from './style.ts'

/** Between two slides, as the row has it. */
const GAP = 24

/**
 * Turns the row of testimonials into a carousel (WAI-ARIA carousel pattern): it advances by itself,
 * wraps, and waits while somebody points at it, focuses it by keyboard, pauses it or is elsewhere.
 * Steps by hand are announced; those by itself are not.
 */
export const wake: Wake = (region) => {
  const row = region.querySelector<HTMLElement>('.row')
  const [previous, pause, next] = region.querySelectorAll<HTMLButtonElement>('[type=button]')
  if (!row || !previous || !pause || !next) return
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement)
  name(region, row, slides)
  adoptStyle(carouselStyle)
  row.scrollLeft = 0
  row.classList.add('awake')
  const slider = new KeenSlider(row, {
    loop: true,
    selector: slides,
    slides: { perView: 'auto', spacing: GAP },
    defaultAnimation: { duration: prefersStillness() ? 0 : 700 },
    // The slider's own way needs another layout, and the row would shift in sight as it wakes.
    renderMode: 'custom',
    detailsChanged: (slider) => place(slides, slider),
  })

  const status = document.createElement('p')
  status.className = 'hidden'
  status.role = 'status'
  region.append(status)
  const announce = (index: number) => {
    const author = slides[index]?.querySelector('cite')?.textContent ?? ''
    status.textContent = carousel.shown(index + 1, slides.length, author)
  }

  const rotation = new Rotation(() => slider.next())
  const step = (direction: 1 | -1) => {
    const { rel } = slider.track.details
    announce((rel + direction + slides.length) % slides.length)
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

  const setPaused = (paused: boolean) => {
    pause.ariaPressed = String(paused)
    rotation.hold('button', paused)
  }
  pause.addEventListener('click', () => setPaused(pause.ariaPressed !== 'true'))
  setPaused(prefersStillness())
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

/** Moves each slide from where the row lays it out to where the slider has it. */
function place(slides: HTMLElement[], { size, track }: KeenSliderInstance): void {
  let laidOut = 0
  track.details.slides.forEach((slide, index) => {
    const element = slides[index]
    if (element) element.style.transform = `translate3d(${slide.distance * size - laidOut}px, 0, 0)`
    laidOut += slide.size * size + GAP
  })
}

/** Tells assistive technology that this is a carousel, and which of its slides is which. */
function name(region: HTMLElement, row: HTMLElement, slides: Element[]): void {
  region.role = 'group'
  region.ariaRoleDescription = carousel.role
  region.ariaLabel = row.ariaLabel
  row.role = 'group'
  slides.forEach((slide, index) => {
    slide.role = 'group'
    slide.ariaRoleDescription = carousel.slide
    slide.ariaLabel = carousel.place(index + 1, slides.length)
  })
}
