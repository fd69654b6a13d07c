import KeenSlider, { type KeenSliderInstance } from 'keen-slider'
import { prefersStillness } from '../common/motion.ts'

/** Pixels between two slides: the `gap` of the row's style. */
const GAP = 24

/**
 * A slider of the slides in a row, which wraps and moves without motion where the visitor prefers
 * that.
 */
export const makeSlider = (row: HTMLElement, slides: HTMLElement[]): KeenSliderInstance =>
  new KeenSlider(row, {
    loop: true,
    selector: slides,
    slides: { perView: 'auto', spacing: GAP },
    defaultAnimation: { duration: prefersStillness() ? 0 : 700 },
    // By itself the slider needs another layout, and the row would shift in sight when it starts.
    renderMode: 'custom',
    detailsChanged: (slider) => moveSlides(slides, slider),
  })

/** Moves each slide from its place in the row's layout to its place in the slider. */
function moveSlides(slides: HTMLElement[], { size, track }: KeenSliderInstance): void {
  let laidOut = 0
  track.details.slides.forEach((slide, index) => {
    const element = slides[index]
    if (element) element.style.transform = `translate3d(${slide.distance * size - laidOut}px, 0, 0)`
    laidOut += slide.size * size + GAP
  })
}
