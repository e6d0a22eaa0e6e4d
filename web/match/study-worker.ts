import { expose } from 'comlink'
import { openStudy } from './study.ts'

/** Another core that thinks for the bots of a table. */
expose(openStudy())
