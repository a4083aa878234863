import { Link, Outlet, useLocation } from "react-router";
import { ShelfLink } from "../features/arrivals/shelf-link.tsx";
import { useServices } from "../lib/services/services-context.tsx";
import { useSession } from "../lib/services/session.tsx";
import { finishBeforeSignOut } from "../lib/browser/before-sign-out.ts";
import { chooseTheme, useTheme } from "../lib/browser/window/theme.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LanguageChoice } from "../ui/choices/language-choice.tsx";
import { text } from "../lib/text.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { paths } from "./paths.ts";
import "./shell.css";

/** What stands around every screen. */
export function Shell() {
  return (
    <div className="shell">
      <a className="skip-link" href="#conteudo">
        {text.header.skip}
      </a>
      <Header />
      <LanguageOffer />
      <Outlet />
    </div>
  );
}

export function Header() {
  return (
    <header className="header">
      <Link className="brand" to={paths.home}>
        <Mark />
        {text.product}
      </Link>
      <div className="header-tools">
        <LanguageChoice look="icon" />
        <ThemeToggle />
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { user, loading } = useSession();
  const { auth, config, drafts } = useServices();
  const { pathname } = useLocation();
  if (user !== null) {
    const signOut = async () => {
      await Promise.all([drafts.leave(user.id), finishBeforeSignOut()]);
      await auth.signOut({ scope: "local" });
    };
    return (
      <>
        <ShelfLink to={paths.shelf} />
        <span className="header-email" title={user.email}>
          {user.email}
        </span>
        <Button look="quiet" onClick={() => void signOut()}>
          {text.header.signOut}
        </Button>
      </>
    );
  }
  if (loading || pathname === paths.signIn) return null;
  return (
    <>
      {config.login === "optional" && <ShelfLink to={paths.shelf} />}
      <Link className="button button-quiet" to={paths.signIn}>
        {text.header.signIn}
      </Link>
    </>
  );
}

function ThemeToggle() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={other === "dark" ? text.header.toDark : text.header.toLight}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={other === "dark" ? "moon" : "sun"} />
    </button>
  );
}

function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 20 32" aria-hidden="true">
      <rect width="20" height="32" rx="5" />
      <path d="M7 11.2v9.6a1 1 0 0 0 1.500.9l7-4.800a1 1 0 0 0 0-1.700l-7-4.800a1 1 0 0 0-1.500.8z" />
    </svg>
  );
}
