import { carouselWords } from '../../words/carousel.ts'

/** Gives a carousel the role and the name that screen readers say. */
export function labelCarousel(region: HTMLElement, row: HTMLElement): void {
  region.role = 'group'
  region.ariaRoleDescription = carouselWords.role
  region.ariaLabel = row.ariaLabel
}

/** Adds an element whose text screen readers announce when it changes. */
export function addStatus(region: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'hidden'
  status.role = 'status'
  region.append(status)
  return status
}
