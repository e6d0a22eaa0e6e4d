import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { WebGames } from '../game.ts'
import { GamesContext, useGames } from '../game-context.ts'
import { WEB_GAMES } from '../games.ts'
import { shellSay } from '../messages/first-catalogues.ts'
import type { Say } from '../messages/say.ts'
import { TablePage } from '../table/TablePage.tsx'
import { TakeIn } from '../table/TakeIn.tsx'
import { ShellContext, useShell } from './context.ts'
import { Home } from './home/Home.tsx'
import { Lazy } from './Lazy.tsx'
import { NewGame } from './new-game/NewGame.tsx'
import { type Route, useRoute } from './route.ts'
import { SeatPatterns } from './SeatSign.tsx'
import { SettingsPage } from './settings/SettingsPage.tsx'
import { applySettings, LIGHT, loadSettings, type Settings, saveSettings } from './settings/settings.ts'
import { titleOf, useTitle } from './title.ts'
import { UpdateOffer } from './UpdateOffer.tsx'
import { useAnswer } from './useAnswer.ts'
import { useMedia } from './useMedia.ts'

/** The page, with the words of the language that it begins in. */
export function App({ words }: { words: Say }) {
  const [settings, setSettings] = useState(loadSettings)
  const isFirst = settings.language === words.language
  // Until the words of another language are there, those of the language before.
  const others = useAnswer(isFirst ? null : () => shellSay(settings.language), [settings.language])
  const say = isFirst ? words : (others ?? words)
  const isLight = useMedia(LIGHT)
  const shell = useMemo(() => {
    const change = (changed: Partial<Settings>) => {
      const next = { ...settings, ...changed }
      saveSettings(next)
      setSettings(next)
    }
    return { say, settings, change }
  }, [say, settings])
  useLayoutEffect(() => applySettings(settings), [settings, isLight])
  return (
    <GamesContext.Provider value={WEB_GAMES}>
      <ShellContext.Provider value={shell}>
        <SeatPatterns />
        <Page />
        <UpdateOffer />
      </ShellContext.Provider>
    </GamesContext.Provider>
  )
}

/** Pages that not everybody opens come when they are opened. */
const learnPage = async () => (await import('../learn/LearnPage.tsx')).LearnPage
const lessonsPage = async () => (await import('../learn/LessonsPage.tsx')).LessonsPage
const cardsPage = async () => (await import('../rules/CardsPage.tsx')).CardsPage
const puzzlesPage = async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage
const dealPage = async () => (await import('../online/deal/DealPage.tsx')).DealPage
const dayPage = async () => (await import('../day/DayPage.tsx')).DayPage
const friendsPage = async () => (await import('../online/setting-up/FriendsPage.tsx')).FriendsPage
const lobbyPage = async () => (await import('../lobby/LobbyPage.tsx')).LobbyPage
const onlinePage = async () => (await import('../online/OnlinePage.tsx')).OnlinePage
const sitPage = async () => (await import('../online/joining/SitPage.tsx')).SitPage
const accountPage = async () => (await import('../account/AccountPage.tsx')).AccountPage
const hostPage = async () => (await import('../host/HostPage.tsx')).HostPage
const keyPage = async () => (await import('../online/people/KeyPage.tsx')).KeyPage
const noticesPage = async () => (await import('../notices/NoticesPage.tsx')).NoticesPage
const stopPage = async () => (await import('../notices/StopPage.tsx')).StopPage
const screenPage = async () => (await import('../online/screen/ScreenPage.tsx')).ScreenPage
const privacyPage = async () => (await import('../privacy/PrivacyPage.tsx')).PrivacyPage
const profilePage = async () => (await import('../profile/ProfilePage.tsx')).ProfilePage
const playerPage = async () => (await import('../profile/ProfilePage.tsx')).PlayerPage
const ratingsPage = async () => (await import('../profile/RatingsPage.tsx')).RatingsPage
const tournamentsPage = async () => (await import('../tournament/TournamentsPage.tsx')).TournamentsPage
const tournamentPage = async () => (await import('../tournament/TournamentPage.tsx')).TournamentPage
const newTournamentPage = async () => (await import('../tournament/NewTournamentPage.tsx')).NewTournamentPage
const duplicatePage = async () => (await import('../tournament/DuplicatePage.tsx')).DuplicatePage
const reviewPage = async () => (await import('../review/ReviewPage.tsx')).ReviewPage
const strategyPage = async () => (await import('../rules/StrategyPage.tsx')).StrategyPage
const rulesPage = async () => (await import('../rules/RulesPage.tsx')).RulesPage

/** Not every game has every page. */
function thereIs(route: Route, games: WebGames): Route {
  const isMissing =
    (route.page === 'rules' && games[route.game].rulebook === undefined) ||
    (route.page === 'strategy' && games[route.game].strategy === undefined) ||
    (route.page === 'cards' && games[route.game].album === undefined) ||
    ((route.page === 'learn' || route.page === 'lessons') && games[route.game].lessons === undefined) ||
    (route.page === 'puzzles' && games[route.game].puzzles === undefined)
  return isMissing ? { page: 'home' } : route
}

function Page() {
  const { say } = useShell()
  const games = useGames()
  const route = thereIs(useRoute(), games)
  useTitle(titleOf(route, say, games))
  useEffect(() => scrollTo(0, 0), [route.page])
  switch (route.page) {
    case 'home':
      return <Home />
    case 'new':
      return <NewGame key={route.game} game={route.game} />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'game':
      return <TakeIn key={route.packed} packed={route.packed} />
    case 'replay':
      return <Lazy key={route.id} load={reviewPage} source={{ id: route.id }} place={route.place} />
    case 'moment':
      return <Lazy key={route.packed} load={reviewPage} source={{ packed: route.packed }} place={route.place} />
    case 'settings':
      return <SettingsPage />
    case 'rules':
      return <Lazy load={rulesPage} game={route.game} rule={route.rule} />
    case 'strategy':
      return <Lazy load={strategyPage} game={route.game} rule={route.rule} />
    case 'cards':
      return <Lazy load={cardsPage} game={route.game} card={route.card} />
    case 'lessons':
      return <Lazy key={route.game} load={lessonsPage} game={route.game} />
    case 'learn':
      return <Lazy key={route.game} load={learnPage} game={route.game} lesson={route.lesson} step={route.step} />
    case 'puzzles':
      return <Lazy key={route.game} load={puzzlesPage} game={route.game} number={route.number} />
    case 'friends':
      return <Lazy load={friendsPage} game={route.game} />
    case 'lobby':
      return <Lazy load={lobbyPage} filter={route.filter} />
    case 'online':
      return <Lazy key={route.id} load={onlinePage} id={route.id} />
    case 'sit':
      return <Lazy key={route.id} load={sitPage} id={route.id} invitation={route.key} />
    case 'screen':
      return <Lazy key={route.id} load={screenPage} id={route.id} invitation={route.key} />
    case 'account':
      return <Lazy load={accountPage} />
    case 'host':
      return <Lazy load={hostPage} />
    case 'key':
      return <Lazy load={keyPage} secret={route.key} />
    case 'notices':
      return <Lazy load={noticesPage} />
    case 'stop-notices':
      return <Lazy load={stopPage} token={route.key} />
    case 'deal':
      return <Lazy key={route.packed} load={dealPage} packed={route.packed} />
    case 'day':
      return <Lazy key={route.day} load={dayPage} day={route.day} />
    case 'profile':
      return <Lazy key={route.person} load={profilePage} person={route.person} />
    case 'player':
      return <Lazy load={playerPage} table={route.id} seat={route.seat} />
    case 'privacy':
      return <Lazy load={privacyPage} />
    case 'ratings':
      return <Lazy load={ratingsPage} />
    case 'tournaments':
      return <Lazy load={tournamentsPage} />
    case 'tournament':
      return <Lazy key={route.id} load={tournamentPage} id={route.id} />
    case 'new-tournament':
      return <Lazy load={newTournamentPage} />
    case 'duplicate':
      return <Lazy key={route.id} load={duplicatePage} deal={route.id} />
  }
}
