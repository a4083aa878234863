/**
 * Stories of photos with people. Nothing is said of anybody's sex, age, origin or mood, nor of what people are to each
 * other. How to write one: `story.ts`.
 */
export const PEOPLE_EN = `
pessoa: main character
viral: Alert: main character on screen | ~The rest of us are extras | We all know one | Tag yours
cinema: Starring: this person | Script: unread | ~Rehearsals: none | It worked anyway
suave: You’re somebody’s favorite person | Really | ~They’re bad at saying so | Keep that for a bad day

pessoa: who took it
viral: Whoever took this deserves a tip | Every group has a photographer | And one who crops heads off | Tag the one who saves you
cinema: Somebody chose this second | It could have been the one before | ~Or the one after | It was this one
suave: Someone kept this second | That’s a kind of love | ~Photograph your people more | One day it’s treasure

pessoa: compliment
viral: Free compliment. Take it | You make somebody’s day better | ~Don’t argue | Now tag the next person
cinema: No one told you, so I will | Someone is rooting for you | ~Silently | They have been for a while
suave: Compliment someone today | Out of nowhere | ~It’s free and it lasts | Start with whoever you pictured

pessoa: a thought
viral: What’s that brain up to? | A) lunch | B) an argument from 2019 | ~C) both | Comment your guess
cinema: A thought passed through here | No one wrote it down | ~It may have been important | It may have been lunch
suave: Let a thought go by today | You don’t have to answer it | ~If it matters, it’ll be back | It knows where you live

pessoa: profile pic
viral: New profile pic just dropped | It’s staying until 2031 | ~No further questions | When did you last change yours?
cinema: Twenty years from now, this photo | Someone asks who took it | ~A long debate follows | No one can agree
suave: Someday this is an old photo | And worth more | ~Take one of yourself today | Future you says thanks

pessoa: family chat
viral: This goes to the family chat | One reply is just a thumbs-up | ~One is a wall of hearts | And one asks when you’re visiting
cinema: 7:04. Photo enters the chat | 7:05. Twelve hearts | ~7:06. A request for full size | 7:07. A six-minute voice note
suave: Send your family a photo of you | ~For no reason | Somebody will zoom in | And show a neighbor

pessoa: album cover
viral: That’s an album cover | Or a movie poster | ~It just needs a title | Name it in the comments
cinema: Scene one | No one speaks | ~The camera is in no rush | Cut to title
suave: If life were a movie | This would be a good part | The kind with no plot | And you never forget it

pessoa: one in a thousand
viral: POV: you took one you liked | Rare | ~Very rare | Post it before it wears off
cinema: One in a thousand | The rest stayed in the roll | No one will see them | This one got out
suave: Keep the photos you don’t like, too | Give them ten years | ~They get better in there | You’ll wonder what bothered you

rosto: close-up
viral: A close-up takes nerve | ~No crop, no escape | I’d have added nine filters | Who’s posting one?
cinema: Up close, everyone is a landscape | You could live there | ~For a while | Then the film goes on
suave: Family calls are all foreheads | And ceiling fans | ~Bless them | Go see that face in person

rosto: ID photo
viral: Nobody’s passport photo is okay | Mine looks like a warning | ~I paid for it, too | Describe your worst one
cinema: No caption fits a face | Some were tried | ~Some were deleted | The photo stayed
suave: You know a loved face by heart | Think of one | ~Don’t rush | There it is

longe: find them
viral: Find the person in this photo | There is one. Promise | ~Take your time | How many seconds? Comment
cinema: Somewhere in here, a person | The rest is world | ~A lot of world | And still we look for the person
suave: It’s a big world, huh? | And we’re a dot | But a dot somebody would miss | Don’t forget it

longe: hi, person
viral: Where is everybody? | Oh. Found one | ~Hi, person | Wave, just in case
cinema: Far off, someone | No name from here | ~None needed | We’ve all been that someone
suave: Going far is good sometimes | ~You hear your own steps | Then comes the way back | Someone’s waiting there

dupla: left or right
viral: Are you the left or the right? | In the photo. Relax | ~No ties allowed | Tag your duo and compare answers
cinema: Two people enter a photo | It sounds like a joke | One already knows the ending | The other will tell it wrong
suave: Some people make the day lighter | They don’t have to do anything | ~They’re just there | Send this to yours

dupla: who owes
viral: In every duo, one owes money | There’s always one | ~I’m not saying who | Tag them. They know
cinema: Every duo has a deal | One remembers everything | ~One is always late | It has worked for centuries
suave: Good company needs no plan | Errands count | ~Silence counts | Doing nothing counts double

dupla: we should hang out
viral: “We should hang out soon!” | Said in January | Said in March | ~Said again yesterday | Book it now, in the comments
cinema: “We should do this more” | Said a thousand times | ~Done about four | Let it be today
suave: Who do you owe a coffee? | Text them | ~No occasion needed | Missing them is enough

dupla: who posted
viral: Rule for any photo of two | Whoever likes it posts it | ~The other one finds out later | So who posted this?
cinema: Photos of two have two rules | Both approve | No one gets cropped | It has almost never happened
suave: Keep photos with your people | Even the blurry ones | ~Even the silly ones | Those get better

dupla: gossip
viral: Good gossip takes two people | One tells it | The other goes “shut UP” | Tag your news source
cinema: “You won’t believe this” | And the world stopped | ~No one checked the time | Details, please
suave: Listening is a kind of hug | No advice | ~No hurry | Hear somebody out today

grupo: which one are you
viral: Which one are you? | ~The planner | The late one | The one gone when the bill comes | Tag the crew and vote
cinema: Getting everyone together: impossible | Three polls | ~Two cancellations | And yet
suave: It’s good when people show up | All talking at once | ~Nobody hearing a thing | Nobody wanting to leave

grupo: take another
viral: Group photo: somebody blinked | Take another | ~Now somebody looked away | Tenth one’s the charm | Tag your blinker
cinema: “One more, just in case” | Said eight times | ~Eight identical photos exist | This one won
suave: Group photos are a lovely mess | Nobody’s ready at once | ~Everybody’s directing | And then it’s a memory

grupo: out of the chat
viral: The plan left the group chat | In person and everything | ~No polls, no “maybe” | Tag a chat that never meets
cinema: For years it was only a chat | ~Stickers, voice notes, silence | Then someone typed: today | And it was
suave: Call your people | Don’t wait for a date | ~Half an hour will do | Then tell me about it

grupo: every corner
viral: Quick: how many people? | No pausing | ~Did you check the corners? | Comment your count
cinema: Everyone came from somewhere | Each with their own hurry | ~Their own lunch | One second held them all
suave: Remember who helped you move | Third floor, no elevator | ~Paid in pizza | Call them today

grupo: room for one more
viral: There’s always room for one more | Who shows up unannounced? | ~Who brings the ice? | Tag them and find out
cinema: A full cast | Salaries: none | ~Delay: forty minutes | Chemistry: can’t be taught
suave: Somebody always saves you a seat | You never asked them to | ~A jacket on a chair | Save theirs next time

alguem: you had to be there
viral: Every photo has a backstory | Only whoever was there knows | ~And they’re not talking | Which of your photos is like that?
cinema: One second before: a mess | One second after: a mess | In between, this
suave: A photo can’t keep the voice | Or the hug | ~But it brings both back | Look again

gente: every head
viral: Every head, a different thought | One’s on dinner | One’s on an unsent text | And yours? Comment
cinema: Same place, same moment | Each mind somewhere else | ~No one notices | And the day goes by
suave: Everyone carries something | You can’t see it | Go easy | On everybody

gente: pick your role
viral: Pick your role here | The one doing it | The one watching | ~The one filming it all | No shame, comment
cinema: Every scene has one who acts | One who watches | And one who retells it, bigger
suave: Watch how people move | How they stand | ~How they wait | You can like them from afar

gente: dubbing
viral: Make up the dialogue here | Voices allowed | ~Accents too | Comment the opening line
cinema: A silent film | The dialogue is up to you | ~Make it good | Action
suave: Give each of them a name | Make up a good story | ~With a good ending | You’re allowed

alguem+cachorro: who’s in charge
viral: Who’s in charge of who here? | One talks all day | The other just stares and wins | Tag someone who obeys their dog
cinema: They share one language | Half of it is baby talk | Half of it is tail | No one has translated it
suave: This kind of friend needs no topic | One talks, one listens | ~Or pretends to | Same difference

alguem+gato: who picked
viral: The cat picks. You don’t | There’s no appeal | ~Paperwork is final | Tag someone who also got picked
cinema: One of them runs the house | It isn’t the one paying rent | There are witnesses | None will testify
suave: Affection from a cat is a lottery | When you win, stop everything | ~Don’t move a leg | Stay right there
`;
