/** Stories of photos with food and drink. How to write one: `story.ts`. */
export const FOOD_EN = `
copo: just one
viral: “Just one,” I said | Lies | ~The oldest lie we have | Tag someone who says “just one”
cinema: Every good talk starts like this | Someone pours | ~Someone says “so…” | No one checks the time
suave: Pause | The email can wait | ~The world can wait | This sip can’t

copo: first sip
viral: Don’t talk to me before this | Not a threat | ~Okay, a small threat | Send it to whoever needs a warning
cinema: Before the first sip: silence | After: full sentences | ~Science can’t explain it | Science hasn’t had its sip
suave: First sip, no phone | Just you and the cup | ~Two minutes, tops | It changes the day a little

copo: drink?
viral: “Drink?” is a full sentence | ~Also a plan | Send this to someone | Say nothing else
cinema: The shortest invitation: drink? | It has ended feuds | ~It has started weddings | Handle with care
suave: Sit down, pour, start talking | ~I’m listening | It doesn’t need a beginning | Or an ending

taca: toast to what
viral: What are we toasting? | Friday counts | ~So does Tuesday | Tag someone who toasts with water
cinema: First, the glass | The reason comes later | ~Clink | And now it’s a celebration
suave: Toast the small stuff | The laundry you finally folded | ~The day that went okay | Clink. This one’s for you

taca: look rich
viral: How to look rich: hold the glass | Swirl | Sniff | Say “oaky” and walk away
cinema: Swirl the glass | Hold it to the light | Say “interesting” | No one will know
suave: Use the good glasses today | They’ve waited long enough | ~So what if one breaks | You’re the special occasion

garrafa: guess
viral: What’s in the bottle? | A) water | B) a cure for Mondays | ~C) none of your business | Lock in your answer
cinema: A bottle | An island, perhaps | A message, maybe | What would yours say?
suave: Had any water today? | Go on | ~I’ll wait | That counts as taking care of you

garrafa: the opener
viral: Nobody ever has a bottle opener | A lighter, a key, a shoe | ~There’s always one genius | Tag the genius in your group
cinema: Whoever opens, pours | Whoever pours, talks | Whoever talks, exaggerates
suave: Pour theirs first | A little more than yours | ~Don’t mention it | They noticed

servido: want some?
viral: “You want some?” | Most dangerous words in any house | ~“I’m good.” I was not good | Tag someone who never says no
cinema: “Would you like some?” | “I’m fine, thanks” | “Are you sure?” | They were not sure
suave: Fill one up for somebody | You don’t have to ask | ~Whatever’s there will do | They’ll hear what you mean

bolo: a sliver
viral: “Just a sliver for me” | One more sliver | ~One to even out the edge | That was half the cake
cinema: Every cake hides a rivalry | ~The biggest slice | Whoever cuts pretends it’s fair | No one is fooled
suave: Cake tastes like someone’s kitchen | Like a long afternoon | ~Like “one more, go on” | Cut me a piece?

bolo: any reason
viral: Cake doesn’t need a reason | Monday: cake | ~Thursday: cake | Tag your cake person
cinema: Cake is a way to say it | Flour, eggs, time | ~Not one word | And still, it’s understood
suave: It doesn’t have to be a birthday | Celebrate a Tuesday | ~Celebrate getting through it | There’s already cake

pizza: half
viral: Pizza Friday or pizza now? | ~Now | We’ll split it, half and half | I’m lying. It’s mine
cinema: Eight slices. Five people | The math fails | ~Friendship is tested | Someone eats fast
suave: Pizza fixes most things | Long day: pizza | ~Missing someone: pizza | Call somebody and split one

pizza: the question
viral: Pineapple on pizza. Yes or no? | Careful | ~People get blocked for this | Comment and own it
cinema: Fold it, or knife and fork? | One question splits nations | ~Families stop speaking | And the pizza goes cold
suave: Who gets the last slice? | Whoever had the hardest day | ~Today, that’s you | Go ahead

lanche: no elegant way
viral: There’s no elegant way to eat this | I’ve stopped trying | ~Napkins: about forty | Tag someone who never spills
cinema: Two hands | One bite | ~No dignity | No regrets
suave: Some days call for something easy | No fork | ~No fuss | Just both hands and a minute

lanche: one bite
viral: “Can I have one bite?” | Famous last words | ~Where’s the other half? | Tag the one-bite person
cinema: Someone asked for one bite | It was never seen again | ~The search continues | Everyone is a suspect
suave: Split it with someone | Give away the bigger half | ~Say you’re full | That’s a love letter, basically

rosquinha: the box
viral: One donut is a snack | Six is a box | Does an open box close? | Mine never has
cinema: A donut asks one question | Now or later? | ~No one has ever said later | Now
suave: Have a little something sweet | Sit down for it | ~All the way down | The day can manage a minute

fruta: best fruit
viral: Best fruit. Go | Mango’s banned, it already won | ~Melon: we need to talk | Defend yours in the comments
cinema: Sun. Water. Patience | It’s an old recipe | No one has improved it
suave: Fruit tastes like being small | Like sticky hands | ~Like somebody’s backyard | Which one was yours?

fruta: nature’s candy
viral: “It’s nature’s candy” | Says someone hiding the candy | ~Okay, it’s pretty good | Tag the fruit person you know
cinema: “Try one,” they said | You tried one | You left with a bag | Works every time
suave: Cut up some fruit for someone | In little pieces | ~Don’t ask, just leave it there | That’s “I love you” in a bowl

legume: eat it
viral: “Eat it, it’s good for you” | Every grown-up, every dinner | ~I fought it for years | They were right. Annoying
cinema: Then: the enemy | Now: dinner | When exactly did we change? | No one sent a notice
suave: Someone once hid these in your pasta | Chopped very small | ~You never noticed | That was love, diced

comida: warning
viral: Warning: don’t watch this hungry | Too late | ~My condolences | Tag whoever’s paying for delivery
cinema: There’s a certain silence | ~The first-bite kind | No one speaks | They only chew
suave: Eating together is different | Even toast becomes an event | ~Call someone | Make them sit down

comida: the diet
viral: My diet saw this and left | ~No note | It’ll be back Monday | It didn’t say which Monday
cinema: Everyone posts the food | No one posts the dishes | The dishes exist | They are waiting
suave: Take one photo. Okay, two | ~Then put the phone away | Eat it slowly | Taste all of it

comida: phone eats first
viral: Phone eats first | Anyone with a fork is a traitor | ~Cold by now? Worth it | Tag someone who makes you wait
cinema: The camera eats first | Then the people | ~An unwritten law | All obey
suave: Cook for someone | Even if it comes out wrong | ~Too much salt still counts | They’ll remember you did

comida: my container
viral: If there’s food, I’m coming | I won’t ask whose party it is | ~I bring my own container | Tag your leftovers person
cinema: First comes the smell | Then everyone | No one was called | No one had to be
suave: “Have a little more” | It’s how people say stay | In every kitchen | In every language

mesa: the bill
viral: So… who’s paying for this? | Silence | ~Suddenly everyone’s on their phone | Tag who’s always in the restroom
cinema: A good table, any topic | No politics | ~Maybe sports | Gossip won
suave: Pull up a chair | There’s room | ~There’s plenty to say | You just got here

mesa: just picking
viral: “I’m not that hungry” | Meet my plate’s new owner | ~Every single time | Tag the plate thief
cinema: The talk runs long | The food runs out | ~No one gets up | That was the point
suave: What makes a good table? | Somebody on your left | ~Somebody on your right | And “don’t go yet”

copo: the break
viral: Five-minute break | It took twenty | ~Nobody saw | Tag your break buddy
cinema: No one sits down for the cup | They sit down to talk | ~It’s only the excuse | The cup doesn’t mind
suave: Something warm, something cold | Depends on the day | ~The stopping is what counts | One sip, then back
`;
