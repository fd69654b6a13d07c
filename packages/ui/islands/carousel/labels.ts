import { carouselWords } from '../../words/carousel.ts'

/** Gives a carousel and its slides the roles and names that screen readers say. */
export function labelCarousel(region: HTMLElement, row: HTMLElement, slides: Element[]): void {
  region.role = 'group'
  region.ariaRoleDescription = carouselWords.role
  region.ariaLabel = row.ariaLabel
  row.role = 'group'
  slides.forEach((slide, index) => {
    slide.role = 'group'
    slide.ariaRoleDescription = carouselWords.slide
    slide.ariaLabel = carouselWords.place(index + 1, slides.length)
  })
}

/** Adds an element whose text screen readers announce when it changes. */
export function addStatus(region: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'hidden'
  status.role = 'status'
  region.append(status)
  return status
}
